import './refresh-hook';
import '@saltbush/shared-ui/design/styles.css';
import './frame.css';
import './shell.css';
import './shared-on-demand';
import { lendBundlerRuntime } from './lend-runtime';
import { start } from './start';

lendBundlerRuntime();
void start();
