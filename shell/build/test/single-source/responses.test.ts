import { describe, expect, it } from 'vitest';
import { cookieAttributes } from '../../src/single-source/cookies';
import { findCopies } from '../../src/single-source/rule';
import { servedFiles } from '../../src/single-source/served-files';
import { files } from './files';

describe('files', () => {
  it('are served from lists of public files only', () => {
    expect(findCopies(files, servedFiles)).toEqual([]);
  });

  it.each([
    ['shell/server/app.ts', "import sirv from 'sirv';"],
    ['shell/server/app.ts', "app.use('/fonts', express.static(folder));"],
    ['api/src/domains/orders/routes.ts', 'response.sendFile(request.params.name, { root });'],
    [
      'api/src/server/pictures/media-routes.ts',
      'createReadStream(join(folder, request.path)).pipe(response);',
    ],
  ])('are reported in %s if served from the disk: %s', (path, text) => {
    expect(findCopies([{ path, text }], servedFiles)).toEqual([
      expect.stringMatching(/served-files: .*shell\/server\/files\/file-lists\.ts/),
    ]);
  });
});

describe('cookies', () => {
  it('get their attributes from one function', () => {
    expect(findCopies(files, cookieAttributes)).toEqual([]);
  });

  it.each([
    ['shell/server/visitor.ts', "response.cookie('visitor', id, { maxAge: 1 });"],
    ['api/src/domains/rewards/routes.ts', "response.append('Set-Cookie', 'card=' + id);"],
    ['api/src/identity/browser-cookie.ts', "const header = name + '=1; Path=/; HttpOnly';"],
    ['mf-journey/src/index.ts', "document.cookie = 'answers=1';"],
  ])('are reported in %s if written by hand: %s', (path, text) => {
    expect(findCopies([{ path, text }], cookieAttributes)).toEqual([
      expect.stringMatching(/cookie-attributes: .*`cookieText` of @saltbush\/contract\/http/),
    ]);
  });
});
