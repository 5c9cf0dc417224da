/** Who is signed in to the website. `operator` is somebody of the site team. */
export type Session = {
  account_id: string
  email: string
  name: string
  email_verified: boolean
  operator: boolean
  session_id: string
}

/** Reads the session that a request's cookie names; null for none, an ended or a made-up one. */
export type Sessions = { of(request: Request): Promise<Session | null> }
