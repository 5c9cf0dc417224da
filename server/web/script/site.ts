import { copyButtons } from './copy.ts'
import { counts } from './counts.ts'
import { onceForms } from './once.ts'
import { showPlaceInSideNav } from './side_nav.ts'

// Pages work without any of this; each part makes one thing quicker or kinder.
copyButtons()
counts()
onceForms()
showPlaceInSideNav()
