import { listAllQuestions } from '../../server/team/questions.ts'
import type { TestService } from '../test_service.ts'

export const WORDS = { question: 'What would you do otherwise?', help: 'Be frank.', required: true, min_words: 5, max_chars: 900 }

/** Words that no question may have. */
export const WRONG_WORDS = [
  { question: '' },
  { question: 'x'.repeat(301) },
  { help: 'x'.repeat(501) },
  { min_words: -1 },
  { min_words: 1001 },
  { max_chars: 0 },
  { max_chars: 10_001 },
  { min_words: 400, max_chars: 700 },
]

/** What is asked, as a visitor reads it. */
export const asked = async (testService: TestService) => (await testService.visitor().listInterviewQuestions()).items

/** All there are, the retired ones too. */
export const kept = async (testService: TestService) => (await listAllQuestions(testService.sql)).map((row) => ({ ...row }))
