export { Tabs, type TabsProps } from './components/Tabs/Tabs';
