/** Pricing models (`PRICING_MODELS`) that a text gives a reason for; the table behind the evidence rule. */
export function pricingModelsIn(text: string): Set<string> {
  const found = new Set<string>()
  if (/\b(?:free|gratis|kostenlos|gratuit)/i.test(text)) found.add('free').add('freemium')
  if (/[$€£¥₺]\s?\d|\d\s?(?:€|EUR|USD|CHF)/i.test(text)) found.add('paid').add('freemium')
  if (/open[- ]?source|\b(?:MIT|A?GPL|Apache)\b/i.test(text)) found.add('open_source')
  return found
}

/** True when a text offers a free trial, false when it says that there is none, null when it says neither. */
export function trialIn(text: string): boolean | null {
  return /free trial/i.test(text) ? true : null
}
