/** A page's language, title, canonical address, and its meta tags by name or property; entities are decoded. */
export function readHead(html: string): Record<string, string> {
  const said: Record<string, string> = {};
  for (const [, name = '', content = ''] of html.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)"/g,
  )) {
    if (name in said) throw new Error(`The page has ${name} twice`);
    said[name] = decode(content);
  }
  const rest: Record<string, RegExp> = {
    lang: /<html lang="([^"]*)"/,
    title: /<title[^>]*>([^<]*)</,
    canonical: /<link rel="canonical" href="([^"]*)"/,
  };
  for (const [name, pattern] of Object.entries(rest)) {
    const [, value] = pattern.exec(html) ?? [];
    if (value !== undefined) said[name] = decode(value);
  }
  return said;
}

/** An entry of a page's structured data. */
export type Entry = Record<string, unknown> & { '@type': string };

/** The structured data of a page, by type. Throws when it is not valid JSON. */
export function readStructuredData(html: string): Map<string, Entry> {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)];
  const graphs = texts.map(([, text = '']) => JSON.parse(text) as { '@context': string; '@graph': Entry[] });
  if (graphs.some((graph) => graph['@context'] !== 'https://schema.org'))
    throw new Error('The structured data does not use schema.org');
  return new Map(graphs.flatMap((graph) => graph['@graph']).map((entry) => [entry['@type'], entry]));
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
