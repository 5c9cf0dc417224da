import { copyButtons } from './copy.ts'
import { countdowns } from './countdown.ts'
import { counts } from './counts.ts'
import { onceForms } from './once.ts'
import { showPlaceInSideNav } from './side_nav.ts'
import { suggestions } from './suggest.ts'

// Pages work without any of this; each part makes one thing quicker or kinder.
copyButtons()
countdowns()
counts()
onceForms()
showPlaceInSideNav()
suggestions()
