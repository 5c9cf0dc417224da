import { answerOrders } from './thread_answers.ts'
import { THREAD_TASKS } from './thread_tasks.ts'

answerOrders(THREAD_TASKS)
