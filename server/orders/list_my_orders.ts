import { serves } from '../operation.ts'
import { pageBounds, pageOf } from '../paging.ts'

/** No order can be made yet. */
export default serves('list_my_orders', async (input) => pageOf([], 0, pageBounds(input)))
