import './refresh-hook';
import '@saltbush/shared-ui/design/styles.css';
import './layout.css';
import './shell.css';
import './shared-on-demand';
import { start } from './start';

void start();
