/** Collection `search_events`: what shoppers did with search results. The token says nothing about who they are. */
export interface SearchEventDocument {
  eventType: 'click' | 'conversion' | 'view';
  eventSubtype: 'purchase' | 'addToCart' | null;
  eventName: string;
  index: string;
  userToken: string;
  queryID: string | null;
  objectIDs: string[];
  /** Positions of clicks, from 1. */
  positions: number[];
  at: Date;
}
