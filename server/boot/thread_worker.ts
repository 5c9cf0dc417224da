import { answerOrders } from '../base/threads/thread_answers.ts'
import { THREAD_TASKS } from './thread_tasks.ts'

answerOrders(THREAD_TASKS)
