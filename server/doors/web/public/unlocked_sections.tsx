/** @jsxRuntime automatic @jsxImportSource preact */
import { Prose } from '../frame/parts.tsx'
import type { Told } from './listing_aside.tsx'
import type { Listing } from './listing_facts.tsx'
import { Section } from './listing_sections.tsx'
import { shortHost } from './words.ts'

/** A section of its own: its address stands among the links of any listing. */
export function Video({ listing: { name, video_url } }: { listing: Listing }) {
  if (!video_url) return null
  return (
    <Section id="video" title="Video">
      <a class="video" href={video_url} rel="ugc nofollow noopener">
        <span aria-hidden="true">▶</span>
        <span>
          <strong>Watch {name}</strong> <span class="muted small">{shortHost(video_url)}</span>
        </span>
      </a>
    </Section>
  )
}

export function Interview({ told: { interview } }: { told: Told }) {
  if (!interview) return null
  return (
    <Section id="interview" title="Founder interview">
      <h3>{interview.question}</h3>
      <Prose text={interview.answer} />
      <p>
        <a href={`/interviews/${interview.public_id}`}>Read all {interview.answers} answers</a>
      </p>
    </Section>
  )
}
