import type { APIRequestContext } from '@playwright/test';

/** A document as a crawler receives it, without running scripts. */
export interface RawDocument {
  status: number;
  title: string;
  canonical: string | undefined;
  /** The page's markup, without scripts. */
  content: string;
  /** The markup of its main landmark. */
  main: string;
  /** Structured data, by type. */
  facts: Record<string, Record<string, unknown>>;
}

function readFacts(html: string): RawDocument['facts'] {
  const scripts = html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs);
  const facts = [...scripts].map(([, text = '']) => JSON.parse(text) as { '@type': string });
  return Object.fromEntries(facts.map((fact) => [fact['@type'], fact]));
}

/** Fetches and parses a document. */
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
