/** The method of an operation: `update_draft` → `updateDraft`. */
export function camelCase(id: string): string {
  return id.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
}
