import { expect, test } from 'bun:test'
import { freeSlugs } from '../../server/listings/slugs.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })

test('a listing is found under its name, and under that of its website where no address takes its letters', async () => {
  const named = [
    { name: 'Gärtner & Söhne', site_key: 'gaertner.test' },
    { name: '菜園手帖', site_key: 'saientecho.test' },
    { name: 'بستاني', site_key: 'app.bustani.co.test' },
    { name: '菜園', site_key: 'saientecho.test' },
    { name: '—', site_key: '' },
    { name: '2048', site_key: 'play2048.test' },
  ]
  const slugs = await testService.sql.begin(async (sql) => {
    const [site] = await sql<{ id: number }[]>`select min(id)::integer as id from sites`
    return freeSlugs(sql, site?.id ?? 0, named)
  })
  expect(slugs).toEqual(['gartner-sohne', 'saientecho', 'app-bustani-co', 'saientecho-2', 'product', 'product-2048'])
})
