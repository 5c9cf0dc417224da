import { buildMatcher, type RobotsMatcher } from './robots_matcher.ts'
import { readRobotsGroup, type RobotsGroup } from './robots_rules.ts'

/** What a robots.txt says to us, as a plain value. */
export type RobotsReading = Omit<RobotsGroup, 'rules'> & { matcher: RobotsMatcher }

/** Half a megabyte takes hundreds of milliseconds where its rules are odd, so that only short files are read on the main thread. */
export function readRobots({ text, token }: { text: string; token: string }): RobotsReading {
  const { rules, ...group } = readRobotsGroup(text, token)
  return { ...group, matcher: buildMatcher(rules) }
}
