export { type Command, CommandGroup } from './components/Counter/CommandGroup';
export { CommandPalette, type CommandPaletteProps } from './components/Counter/CommandPalette';
export {
  type CounterLink,
  CounterNavigation,
  type CounterNavigationProps,
} from './components/Counter/CounterNavigation';
export { CounterColumns, CounterPage, type CounterPageProps } from './components/Counter/CounterPage';
export {
  type CounterFact,
  CounterFacts,
  CounterPanel,
  type CounterPanelProps,
} from './components/Counter/CounterPanel';
export {
  type CounterColumn,
  type CounterRow,
  CounterTable,
  type CounterTableProps,
} from './components/Counter/CounterTable';
export { formatAge, formatMoment } from './components/Counter/format-moment';
export { StateMark, type StateMarkProps } from './components/Counter/StateMark';
