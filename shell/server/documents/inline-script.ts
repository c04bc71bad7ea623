import { awaitSession } from '../../src/counter/await-session';
import { captureEarlyInput } from '../../src/early-input/capture';

/** The script that every document contains itself. The content security policy allows it by its hash. */
export const EARLY_INPUT_SCRIPT = `(${captureEarlyInput})()`;

/** Documents of the counter have another one. */
export const COUNTER_SCRIPT = `(${awaitSession})()`;
