import type { APIRequestContext } from '@playwright/test';

/** A document as a crawler gets it, without running a script. */
export interface RawDocument {
  status: number;
  title: string;
  canonical: string | undefined;
  /** Markup of the page, scripts left out. */
  content: string;
  /** Markup of its main part. */
  main: string;
  /** Structured data, by type. */
  facts: Record<string, Record<string, unknown>>;
}

function readFacts(html: string): RawDocument['facts'] {
  const scripts = html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs);
  const facts = [...scripts].map(([, text = '']) => JSON.parse(text) as { '@type': string });
  return Object.fromEntries(facts.map((fact) => [fact['@type'], fact]));
}

/** Fetches a document and takes it apart. */
export async function fetchDocument(request: APIRequestContext, path: string): Promise<RawDocument> {
  const response = await request.get(path);
  const html = await response.text();
  const content = html.replace(/<script.*?<\/script>/gs, '');
  return {
    status: response.status(),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    content,
    main: /<main.*<\/main>/s.exec(content)?.[0] ?? '',
    facts: readFacts(html),
  };
}
