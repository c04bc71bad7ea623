import { stubBrowser } from '@saltbush/shared-ui/testing/jsdom';

stubBrowser();
