import { defineRemote, type RemoteManifest } from '@saltbush/shared-ui/platform';
import manifest from '../remote.json';
import { pages } from './generated/pages';

export const { sources, bootstrap, mount, unmount } = defineRemote(manifest as RemoteManifest, pages);
