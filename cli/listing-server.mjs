#!/usr/bin/env node
// `listing-server` of the installed package: the service runs on Bun, which run.mjs finds or fetches.
process.argv.splice(2, 0, 'listing-server')
await import('./run.mjs')
