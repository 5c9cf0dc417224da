import { copyButtons } from './copy.ts'
import { docsReference } from './docs.ts'
import { countdowns } from './countdown.ts'
import { crops } from './crop.ts'
import { counts } from './counts.ts'
import { gallery } from './picture_dialogs.ts'
import { liveForms } from './live.ts'
import { firstMistake } from './mistakes.ts'
import { onceForms } from './once.ts'
import { proofs } from './proofs.ts'
import { slashSearches } from './slash.ts'
import { suggestions } from './suggest.ts'
import { peekLinks } from './peek.ts'
import { pollParts } from './poll.ts'
import { swapForms } from './swap.ts'

// Pages work without any of this; each part makes one thing quicker or kinder.
copyButtons()
countdowns()
counts()
firstMistake()
onceForms()
suggestions()
swapForms()
pollParts()
peekLinks()
liveForms()
slashSearches()
proofs()
gallery()
crops()
docsReference()
