import { MARKUP_CHARACTERS_MAX, MARKUP_NODES_MAX } from './limits.ts'

/*
 * What runs inside pages, as text, since a bundler must not touch it. LOOK and TAKE run in a world of their own: they share the page's
 * document and none of its objects, so that a page cannot bend what they are made of.
 */

/** Before any script of a page: closed shadows are opened, and what would reach a network by itself is not there. */
export const BEFORE = `(() => {
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function attachShadow(options) { return attach.call(this, { ...options, mode: 'open' }) }
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport', 'WebSocketStream', 'SharedWorker'])
    delete globalThis[name]
})()`

/** How much of the page stands now: nodes and characters of text outside scripts and the like. */
export const LOOK = `(() => {
  const silent = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'])
  let nodes = 0
  let characters = 0
  const stack = document.body ? [document.body] : []
  while (stack.length > 0 && nodes < ${MARKUP_NODES_MAX}) {
    const node = stack.pop()
    nodes++
    if (node.nodeType === 3) characters += node.data.replace(/\\s+/g, ' ').trim().length
    if (node.nodeType !== 1 || silent.has(node.nodeName.toUpperCase())) continue
    for (let child = node.lastChild; child; child = child.previousSibling) stack.push(child)
    if (node.shadowRoot) stack.push(node.shadowRoot)
    else if (node.nodeType === 11) for (let child = node.lastChild; child; child = child.previousSibling) stack.push(child)
  }
  return { loaded: document.readyState !== 'loading', nodes, characters }
})()`

/**
 * The page as markup, shadow trees where they are shown, within bounds. Scripts are left out but for what they state (JSON-LD), and so is
 * what only browsers without scripts show. Where the page moved to another address, a base says where its links begin.
 */
export const take = (asked: string): string => `((asked) => {
  const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
  const SKIPPED = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'object'])
  const text = (value) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const quoted = (value) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
  const here = new URL(location.href)
  here.hash = ''
  const base = here.href !== asked && document.querySelector('base[href]') === null && here.protocol.startsWith('http') ? here.href : null
  const parts = ['<!doctype html>']
  let left = ${MARKUP_CHARACTERS_MAX}
  let nodes = ${MARKUP_NODES_MAX}
  const put = (part) => { parts.push(part); left -= part.length }
  const open = (element) => {
    const name = element.localName
    const attributes = [...element.attributes].slice(0, 100).map((one) => ' ' + one.name + '="' + quoted(one.value.slice(0, 20000)) + '"').join('')
    put('<' + name + attributes + '>')
    if (name === 'head' && base !== null) put('<base href="' + quoted(base) + '">')
  }
  const children = (node) => {
    if (node.nodeType === 1 && node.shadowRoot) return [...node.shadowRoot.childNodes]
    if (node.nodeType === 1 && node.localName === 'slot' && node.assignedNodes().length > 0) return [...node.assignedNodes()]
    return [...node.childNodes]
  }
  const stack = document.documentElement ? [document.documentElement] : []
  while (stack.length > 0) {
    const node = stack.pop()
    if (typeof node === 'string') { put(node); continue }
    if (left <= 0 || --nodes < 0) continue
    if (node.nodeType === 3) {
      const shown = node.data.slice(0, Math.max(0, left))
      put(text(shown))
      continue
    }
    if (node.nodeType !== 1) continue
    const name = node.localName
    if (!/^[a-z][a-z0-9:._-]{0,60}$/i.test(name)) continue
    if (name === 'script' && /ld\\+json/i.test(node.type)) {
      put('<script type="application/ld+json">' + node.textContent.slice(0, Math.max(0, left)).replace(/<(?=[/!])/g, '\\\\u003c') + '</' + 'script>')
      continue
    }
    if (SKIPPED.has(name) && name !== 'iframe') continue
    open(node)
    if (VOID.has(name)) continue
    stack.push('</' + name + '>')
    if (SKIPPED.has(name)) continue
    for (const child of children(node).reverse()) stack.push(child)
  }
  return parts.join('')
})(${JSON.stringify(asked)})`

/** After the next frames were drawn, or a while later where a page draws none. */
export const DRAWN = `new Promise((done) => {
  setTimeout(done, 400)
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))
})`
