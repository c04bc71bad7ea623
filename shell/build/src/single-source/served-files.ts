import type { SingleSourceRule } from './rule';

/** Files reach the web through the lists of public files only. */
export const servedFiles: SingleSourceRule = {
  name: 'served-files',
  sentence:
    'a path from a request must never reach the file system: add a list of public files to shell/server/files/file-lists.ts and serve it with `serveFiles`',
  within: /^(api\/src|shell\/server)\//,
  except: /^shell\/server\/files\//,
  copy: /['"](sirv|serve-static|send)['"]|express\.static\b|\.sendFile\(|\.download\(|\bcreateReadStream\(/,
};
