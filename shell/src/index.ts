import '@saltbush/shared-ui/design/styles.css';
import { start } from './start';

start();
