import { fileURLToPath } from 'node:url'
import { textOfDocument, type DocumentSnapshot, type DocumentText } from './snapshot.ts'

/** Letters beyond Latin-1 come out as wrong ones, silently, in the fonts that PDF brings itself. */
const fontPath = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))
const REGULAR = fontPath('DejaVuSans')
const BOLD = fontPath('DejaVuSans-Bold')

const [LEFT, RIGHT, TOP, BOTTOM] = [56, 539, 56, 770]
const WIDTH = RIGHT - LEFT
const FOOT = 796
/** Where the columns of the table end, but for the first, which begins on the left. */
const [NAME_END, QUANTITY_END, UNIT_END] = [340, 385, 465]
const INK = '#1a1d1f'
const MUTED = '#5a5f66'
const LINE = '#d9d6cd'
const RED = '#ad211b'
const GAP = 6
const PAGES_MAX = 20
const MARK = 22

type Doc = PDFKit.PDFDocument

/** Whose website it is from; `mark` is a PNG, null for our own sign in their colour. */
export type Brand = { name: string; accent: string; mark: Uint8Array | null }

/** A document as PDF on A4, in letters of Latin, Greek and Cyrillic; the same snapshot with the same brand gives the same bytes. */
export async function renderPdf(snapshot: DocumentSnapshot, brand: Brand): Promise<Uint8Array> {
  // Loaded with the first document: a process that writes none starts a tenth of a second sooner.
  const { default: PDFDocument } = await import('pdfkit')
  const text = textOfDocument(snapshot)
  const issued = new Date(`${snapshot.issued_on}T00:00:00Z`)
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: TOP, bottom: 0, left: LEFT, right: LEFT },
    font: REGULAR,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${text.title} ${snapshot.number}`, Author: snapshot.seller.name, CreationDate: issued, ModDate: issued },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject))
  doc.registerFont('bold', BOLD).registerFont('regular', REGULAR)
  draw(doc, text, brand)
  drawFeet(doc, snapshot.number)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

function draw(doc: Doc, text: DocumentText, brand: Brand): void {
  const page = pager(doc, text.stamp)
  drawBrand(doc, brand)
  let y = TOP + MARK + 20
  doc.font('bold').fontSize(24).fillColor(INK).text(text.title, LEFT, y, { width: WIDTH })
  y = doc.y + 12
  for (const [label, value] of text.facts) {
    y = page.room(y, 30)
    doc.font('regular').fontSize(10).fillColor(MUTED).text(label, LEFT, y, { width: 130 })
    doc.fillColor(INK).text(value, LEFT + 140, y, { width: WIDTH - 140 })
    y = doc.y + 4
  }
  y = drawParties(doc, text, y + 20, page)
  y = drawTable(doc, text, page.room(y + 28, 60), page)
  y = drawTotals(doc, text, y + 4, page) + 10
  for (const note of text.notes) {
    y = page.room(y + 6, 40)
    doc.font('regular').fontSize(9).fillColor(INK).text(note, LEFT, y, { width: WIDTH })
    y = doc.y
  }
}

/** Which document a page is of, and which of how many: pages on paper lie apart. */
function drawFeet(doc: Doc, number: string): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.font('regular').fontSize(8.5).fillColor(MUTED).text(number, LEFT, FOOT, { width: WIDTH, lineBreak: false })
    doc.text(`Page ${page + 1} of ${count}`, LEFT, FOOT, { width: WIDTH, align: 'right' })
  }
}

type Pages = { room(y: number, height: number): number }

/** The mark and the name of the website, over a line of its colour. */
function drawBrand(doc: Doc, { name, accent, mark }: Brand): void {
  if (mark) doc.image(Buffer.from(mark), LEFT, TOP, { fit: [MARK, MARK] })
  else {
    doc.roundedRect(LEFT, TOP, MARK, MARK, MARK * 0.29).fill(accent)
    doc
      .save()
      .translate(LEFT, TOP)
      .scale(MARK / 24)
      .path('M6.5 12.5l3.6 3.6 7.4-8.2')
      .lineWidth(2.4)
      .lineCap('round')
      .lineJoin('round')
    doc.stroke('#ffffff').restore()
  }
  doc
    .font('bold')
    .fontSize(12)
    .fillColor(INK)
    .text(name, LEFT + MARK + 8, TOP + 4, { width: WIDTH - MARK - 8, height: MARK - 4, ellipsis: true })
  const y = TOP + MARK + 8
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(1.5).strokeColor(accent).stroke()
}

/** Begins a page where what comes next does not fit; each carries the stamp. */
function pager(doc: Doc, stamp: string | null): Pages {
  let pages = 1
  const mark = () => {
    if (stamp === null) return
    doc.save().rotate(-32, { origin: [297, 430] })
    doc.font('bold').fontSize(38).fillColor(RED, 0.16).text(stamp, -60, 410, { width: 714, align: 'center', lineBreak: false })
    doc.restore().fillColor(INK, 1)
    doc.font('bold').fontSize(9).fillColor(RED).text(stamp, LEFT, 30, { width: WIDTH, align: 'right' }).fillColor(INK)
  }
  mark()
  return {
    room(y, height) {
      if (y + height <= BOTTOM) return y
      if (++pages > PAGES_MAX) throw new Error(`the document has more than ${PAGES_MAX} pages`)
      doc.addPage()
      mark()
      return TOP
    },
  }
}

/** Line beside line, so that both stand on the page that has room for them: a buyer's address may be longer than a page. */
function drawParties(doc: Doc, { seller, buyer }: DocumentText, from: number, page: Pages): number {
  const width = WIDTH / 2 - 12
  const columns = [
    { ...seller, x: LEFT },
    { ...buyer, x: LEFT + width + 24 },
  ]
  let y = page.room(from, 30)
  doc.font('bold').fontSize(9).fillColor(MUTED)
  for (const { title, x } of columns) doc.text(title, x, y, { width })
  y = doc.y
  for (let line = 0; line < Math.max(seller.lines.length, buyer.lines.length); line++) {
    const beside = columns.map(({ lines, x }) => ({ text: lines[line] ?? '', x }))
    doc.font('regular').fontSize(10).fillColor(INK)
    const height = Math.max(...beside.map(({ text }) => doc.heightOfString(text, { width })))
    y = page.room(y + 2, height)
    doc.font('regular').fontSize(10).fillColor(INK)
    for (const { text, x } of beside) if (text !== '') doc.text(text, x, y, { width })
    y += height
  }
  return y
}

function drawTable(doc: Doc, { lines }: DocumentText, from: number, page: Pages): number {
  const head = (y: number) => {
    doc.font('bold').fontSize(9).fillColor(MUTED)
    doc.text('Description', LEFT, y, { width: NAME_END - LEFT })
    numbers(doc, y, 'Qty', 'Unit, USD', 'Net, USD')
    return rule(doc, y + 15)
  }
  let y = head(from)
  for (const { name, detail, quantity, unit, total } of lines) {
    const width = NAME_END - LEFT - 8
    doc.font('regular').fontSize(10)
    const height = doc.heightOfString(name, { width }) + (detail === '' ? 0 : doc.fontSize(8.5).heightOfString(detail, { width }))
    const top = page.room(y, height + 3 * GAP)
    if (top < y) y = head(top)
    doc.font('regular').fontSize(10).fillColor(INK)
    numbers(doc, y, quantity, unit, total)
    doc.text(name, LEFT, y, { width })
    if (detail !== '') doc.fontSize(8.5).fillColor(MUTED).text(detail, LEFT, doc.y, { width })
    y = rule(doc, doc.y + GAP)
  }
  return y
}

function numbers(doc: Doc, y: number, quantity: string, unit: string, total: string): void {
  doc.text(quantity, NAME_END, y, { width: QUANTITY_END - NAME_END, align: 'right' })
  doc.text(unit, QUANTITY_END, y, { width: UNIT_END - QUANTITY_END, align: 'right' })
  doc.text(total, UNIT_END, y, { width: RIGHT - UNIT_END, align: 'right' })
}

function rule(doc: Doc, y: number): number {
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor(LINE).stroke()
  return y + GAP
}

function drawTotals(doc: Doc, { totals }: DocumentText, from: number, page: Pages): number {
  let y = page.room(from, 18 * totals.length + 2 + GAP)
  for (const { label, value, strong } of totals) {
    if (strong) {
      doc
        .moveTo(LEFT + 230, y + 2)
        .lineTo(RIGHT, y + 2)
        .lineWidth(1)
        .strokeColor(INK)
        .stroke()
      y += 2 + GAP
    }
    doc
      .font(strong ? 'bold' : 'regular')
      .fontSize(strong ? 12 : 10)
      .fillColor(INK)
    doc.text(label, LEFT + 150, y, { width: 215, align: 'right' })
    // A long promo code takes two lines.
    const below = doc.y
    doc.text(value, UNIT_END - 80, y, { width: RIGHT - UNIT_END + 80, align: 'right' })
    y = Math.max(below, doc.y) + 4
  }
  return y
}
