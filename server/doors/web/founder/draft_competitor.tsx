/** @jsxRuntime automatic @jsxImportSource preact */
import { Table } from '../frame/data_table.tsx'
import { Field, Notice } from '../frame/parts.tsx'
import { Act } from './draft_field.tsx'
import { Link } from './shown_value.tsx'
import { EditForm, Editor, ListMistake, Section, type SectionProps } from './draft_lists.tsx'
import { Proof } from './field_proof.tsx'

export function CompetitorSection({ draft, typed }: SectionProps) {
  const { competitor } = draft
  const mine = typed?.field === 'competitor_url' ? typed : undefined
  return (
    <Section
      id="competitor"
      title="Competitor"
      lead="Name the one you are compared with most. We read its website too, and set side by side what both state."
    >
      {competitor.url && (
        <p>
          {competitor.name ?? ''} <Link url={competitor.url} />
        </p>
      )}
      {competitor.status === 'crawling' && (
        <p class="muted" id="comparing" data-poll>
          Its website is being read. The comparison follows within a minute.
        </p>
      )}
      {competitor.status === 'failed' && <Notice tone="warn" title="Its website could not be read. Name another address, or remove it." />}
      {competitor.comparison.length > 0 && <Comparison draft={draft} comparison={competitor.comparison} />}
      {!competitor.url && <p class="muted draft-none">None named.</p>}
      <EditForm draft={draft} field="competitor_url" id="competitor">
        <Editor label={competitor.url ? 'Change' : 'Add'} what="the competitor" open={mine !== undefined}>
          <Field
            name="competitor_url"
            label="Its website"
            inputmode="url"
            placeholder="https://"
            value={mine ? mine.text('competitor_url') : competitor.url}
          />
          <ListMistake typed={typed} name="competitor_url" />
          <Act act="save" label="the competitor" tone="">
            Read and compare
          </Act>
        </Editor>
        {competitor.url && (
          <Act act="remove_entry" label="the competitor">
            Remove
          </Act>
        )}
      </EditForm>
    </Section>
  )
}

type Compared = NonNullable<SectionProps['draft']['competitor']>['comparison']

function Comparison({ draft, comparison }: { draft: SectionProps['draft']; comparison: Compared }) {
  return (
    <Table label="Comparison" columns={['Aspect', 'Yours', 'Theirs']}>
      {comparison.map(({ aspect, ours, theirs, evidence }, index) => (
        <tr>
          <th scope="row">{aspect.replaceAll('_', ' ')}</th>
          <td>{ours ?? <span class="muted">Not stated</span>}</td>
          <td>
            {theirs ?? <span class="muted">Not stated</span>}
            <Proof draft_id={draft.id} name={`competitor.${index}`} evidence={evidence} value={theirs} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
