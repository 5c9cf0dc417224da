import { type Command, InvalidArgumentError } from 'commander'

/** The argument that names one of the caller's own listings. */
export function withListing(command: Command): Command {
  return command.argument('<id>', 'the number of one of your listings', (text) => {
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It takes the number of a listing, as `listing listings` shows it.')
    return Number(text)
  })
}
