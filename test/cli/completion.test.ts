import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { piped } from './listing.ts'
import { temporaryFolder } from './temporary_folder.ts'

const script = join(temporaryFolder(), 'completion.bash')
await Bun.write(script, (await piped(['completion', 'bash'])).stdout)

/** What bash itself offers for the last word. */
async function offered(...words: string[]): Promise<string[]> {
  const line = `source ${script}; COMP_WORDS=(listing ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _listing; printf '%s\\n' "\${COMPREPLY[@]}"`
  const child = Bun.spawn(['bash', '--norc', '-c', line], { stdout: 'pipe', stderr: 'pipe' })
  expect(await new Response(child.stderr).text()).toBe('')
  return (await new Response(child.stdout).text()).trim().split('\n')
}

test('bash completes commands, options, fields and operations', async () => {
  expect(await offered('sub')).toEqual(['submit', 'submit-draft'])
  expect(await offered('sho')).toEqual(['show'])
  // Older names go on working and are not offered.
  expect(await offered('edit')).toEqual(['edit', 'editors'])
  expect(await offered('founder', '--set', 'socials.gi')).toEqual(['socials.github='])
  expect(await offered('show', 'd_1', '--ya')).toEqual(['--yaml'])
  expect(await offered('edit', 'd_1', '--set', 'seo.m')).toEqual(['seo.meta_title=', 'seo.meta_description='])
  expect(await offered('edit', 'd_1', '--regenerate', 'head')).toEqual(['headline'])
  expect(await offered('edit', '1', '--set', 'socials.g')).toEqual(['socials.github='])
  expect(await offered('story', 'e')).toEqual(['edit'])
  expect(await offered('story', 'edit', '1', '--set', 'h')).toEqual(['how_started=', 'hard_parts='])
  expect(await offered('milestone', '')).toEqual(expect.arrayContaining(['add', 'remove']))
  expect(await offered('badge', '1', '--pag')).toEqual(['--page'])
  expect(await offered('call', 'get_d')).toEqual(['get_draft'])
  expect(await offered('drafts', '--no-j')).toEqual(['--no-json'])
})

test('zsh gets the same through its own bashcompinit, and fish a line per word', async () => {
  const zsh = (await piped(['completion', 'zsh'])).stdout
  expect(zsh).toStartWith('autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n')
  const fish = (await piped(['completion', 'fish'])).stdout.trim().split('\n')
  for (const line of fish)
    expect(line).toMatch(/^complete -c listing( -f)?( -n '[^']+')?( -a '[^']+'| -l [a-z-]+( -x -a '[^']+'| -r -F)?)$/)
  expect(fish.join('\n')).toContain("-n '__fish_seen_subcommand_from call'")
})
