import { readSources, remoteFolders } from '../../src/single-source/read-sources';

/** The sources that the rules apply to. */
export const files = [...readSources(['api', 'shell', 'shared-ui', ...remoteFolders()])];
