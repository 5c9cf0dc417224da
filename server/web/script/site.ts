import { copyButtons } from './copy.ts'
import { counts } from './counts.ts'
import { onceForms } from './once.ts'

// Pages work without any of this; each part makes one thing quicker or kinder.
copyButtons()
counts()
onceForms()
