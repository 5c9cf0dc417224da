import { createContext } from 'preact'

type Read = {
  all_proof: boolean
  language: string | null
  /** Until when values were stated, by field, that the website no longer states. */
  stated_until: ReadonlyMap<string, string>
  /** Nobody owns it: what is not proven is as another directory had it. */
  is_nobodys: boolean
}

/** How the page of a listing is read: with all of its proof open, and in which language its texts are, as far as that can be told. */
export const Reading = createContext<Read>({ all_proof: false, language: null, stated_until: new Map(), is_nobodys: false })
