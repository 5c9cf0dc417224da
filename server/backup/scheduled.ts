import { readdir } from 'node:fs/promises'
import type { Config } from '../core/config.ts'

/** 03:00 UTC, from which the times of backups are counted. */
const FIRST_MILLISECONDS = 3 * 3600 * 1000
const ARCHIVE = /^listing-\d{8}T\d{4}Z\.tar\.gz$/

export const isArchive = (name: string): boolean => ARCHIVE.test(name)

/** The oldest first. */
export const archivesIn = async (folder: string): Promise<string[]> => (await readdir(folder)).filter(isArchive).toSorted()

/** The last archive, where the one before that of this time should have come after it. */
export async function findOverdue({ folder, every_seconds }: NonNullable<Config['backups']>, now: number): Promise<string | null> {
  const last = (await archivesIn(folder).catch(() => [])).at(-1)
  return last !== undefined && last < nameOf(new Date(now - every_seconds * 1000), every_seconds * 1000) ? last : null
}

/** An archive is named by the time it was due, so that names are in the order of time. */
export function nameOf(now: Date, every: number): string {
  const due = Math.floor((now.getTime() - FIRST_MILLISECONDS) / every) * every + FIRST_MILLISECONDS
  return `listing-${new Date(due).toISOString().slice(0, 16).replace(/[-:]/g, '')}Z.tar.gz`
}
