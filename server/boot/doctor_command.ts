import type { Command } from 'commander'
import { version } from '../../package.json'
import { print, Said } from './command.ts'

/** Whether what the settings name works, and what to do where it does not. */
export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('look at settings, database, disk, clock, browser, mail, payments, VIES, model and proxy, and say what to mend')
    .option('--json', 'print JSON')
    .action(async ({ json = false }: { json?: boolean }) => {
      const { diagnose, writeDiagnosis } = await import('./doctor/doctor.ts')
      const diagnosis = await diagnose(process.env, version)
      print(json, diagnosis, writeDiagnosis(diagnosis))
      if (!diagnosis.ok) throw new Said()
    })
}
