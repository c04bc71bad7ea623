import { expect, it } from 'vitest';
import { accessToken } from '../../src/single-source/access-token';
import { findCopies } from '../../src/single-source/rule';
import { files } from './files';

it('the web server asks the api in one place, which presents its token', () => {
  expect(findCopies(files, accessToken)).toEqual([]);
});

// biome-ignore lint/suspicious/noTemplateCurlyInString: source code
it.each(["await fetch(apiUrl + '/api/auth/session', init);", 'const address = `${config.apiUrl}/ready`;'])(
  'is reported elsewhere: %s',
  (text) => {
    expect(findCopies([{ path: 'shell/server/diagnostics/router.ts', text }], accessToken)).toEqual([
      expect.stringMatching(/access-token: .*`askApi`/),
    ]);
  },
);
