/** Addresses, numbers and people that widely used templates ship with, as on their makers' own demo pages. */
const TEMPLATE_TEXT =
  /\blorem ipsum\b|\ba108 adam street\b|\+?1 5589 55488\b|\b(?:fake|fictional|demo|sample|placeholder) (?:st|street|road|ave|avenue)\b|\(000\) 000-0000|\bterry francine\b|\bsarah jhonson\b|\bamanda jepson\b|\bsaul goodman\b|\bwelcome to wordpress\b|\bsome quick example text to build on the card title\b|\bthis is a wider card with supporting text below\b|\byour website 20\d\d\b/i

/** Typesetters' Latin, of which a real sentence holds at most a word by chance. */
const LATIN =
  /(?<![\p{L}])(?:lorem|ipsum|dolor|amet|consectetur|adipiscing|elit|eiusmod|incididunt|labore|dolore|aliqua|feugiat|nisl|lectus|urna|duis|iaculis|purus|pretium|nibh|consequat|ulputate|vulputate|volutpat|vestibulum|pellentesque|sollicitudin|senectus|netus|malesuada|egestas|aenean|quisque|vivamus|phasellus|nullam|praesent|aliquam|ullamcorper|dignissim|scelerisque|mauris|tellus|pulvinar|suscipit|ligula|tincidunt|molestie|repellat|voluptat\p{L}*|quaerat|quidem|perspiciatis|accusamus|dignissimos|blanditiis|exercitationem|reprehenderit|cupiditate|veniam|laudantium|architecto|nostrum|laborum|rerum|obcaecati|consequuntur|ipsam|perferendis|veritatis|necessitatibus|quibusdam|sapiente|asperiores|ducimus|adipisci|adipisicing|mollitia|dolorum|temporibus|similique|officiis|expedita|eveniet|deleniti|cumque|recusandae|inventore|corporis|explicabo|eligendi|deserunt|aspernatur|soluta|numquam|rutrum|fusce|donec|placerat|laoreet|ultrices|luctus|porttitor|felis|venenatis|euismod|condimentum|bibendum|curabitur|vehicula|hendrerit|sagittis|faucibus|tristique|convallis|natus|omnis|cillum|fugiat|nostrud|exercitation)(?![\p{L}])/giu
const LATIN_SHARE_MIN = 0.3

export const latinWordsIn = (text: string): number => text.match(LATIN)?.length ?? 0

/** Filler text, whether it begins with the well-known words or anywhere else in them. */
function isFiller(text: string): boolean {
  const found = latinWordsIn(text)
  return found >= 2 && found / text.split(/\s+/).length >= LATIN_SHARE_MIN
}

/** A line that came with a template; whatever stands in the same section came with it too. */
export function isLeftOver(text: string): boolean {
  return TEMPLATE_TEXT.test(text) || isFiller(text)
}
