import { CONSENT_RECORD } from '@saltbush/shared-ui/platform';
import { markAnswered } from '../../src/consent/mark-answered';
import { captureEarlyInput } from '../../src/early-input/capture';

const { key, version } = CONSENT_RECORD;

/** The script that every document contains itself. The content security policy allows it by its hash. */
export const EVERY_PAGE_SCRIPT = `(${captureEarlyInput})();(${markAnswered})('${key}',${version})`;
