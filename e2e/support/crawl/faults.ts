import type { Page, Response } from '@playwright/test';
import { errorText } from '@saltbush/contract';
import { watchConsole } from '../console';

interface Answer {
  errors?: { message?: string; path?: string[]; extensions?: { code?: string } }[];
}

const isGraphql = (response: Response): boolean => new URL(response.url()).pathname === '/graphql';

/** What a GraphQL response says of faults of the shop; what it refuses is none. */
async function faultsOf(response: Response): Promise<string[]> {
  const text = await response.text().catch(() => '');
  if (!text.startsWith('{')) return [];
  const { errors = [] } = JSON.parse(text) as Answer;
  return errors
    .filter(({ extensions }) => extensions?.code === 'INTERNAL')
    .map(({ path = [], message }) => `GraphQL ${path.join('.')}: ${message}`);
}

/** What is wrong with the pages that a tab opens, by their own words and by what they are sent. */
export function watchFaults(page: Page): () => Promise<string[]> {
  const printed = watchConsole(page);
  const reading: Promise<string[]>[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500) reading.push(Promise.resolve([`${response.status()} ${response.url()}`]));
    else if (isGraphql(response)) reading.push(faultsOf(response));
  });
  return async () => {
    const answered = (await Promise.all(reading.splice(0))).flat();
    const shown = await page.getByText(errorText('INTERNAL', {})).count();
    return [
      ...answered,
      ...printed.splice(0),
      ...(shown > 0 ? ['the page says that something went wrong'] : []),
    ];
  };
}
