import { createContext } from 'preact'

/** How the page of a listing is read: with all of its proof open, and in which language its texts are, as far as that can be told. */
export const Reading = createContext<{ all_proof: boolean; language: string | null }>({ all_proof: false, language: null })
