export { AnnouncementPanel as default } from '@saltbush/shared-ui/design/navigation';
