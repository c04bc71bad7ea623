import './refresh-hook';
import '@saltbush/shared-ui/design/styles.css';
import './layout.css';
import './shell.css';
import './shared-on-demand';
import { provideBundlerRuntime } from './provide-bundler-runtime';
import { start } from './start';

provideBundlerRuntime();
void start();
