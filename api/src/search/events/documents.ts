/** Collection `search_events`: shoppers' interactions with search results, without identifying them. */
export interface SearchEventDocument {
  eventType: 'click' | 'conversion' | 'view';
  eventSubtype: 'purchase' | 'addToCart' | null;
  eventName: string;
  index: string;
  /** Keyed hash that distinguishes visitors without identifying them. */
  user: string;
  queryID: string | null;
  objectIDs: string[];
  filters: string[];
  /** Positions of clicks, starting at 1. */
  positions: number[];
  at: Date;
  expires_at: Date;
}

/** Interactions with the results of one search. */
export interface SearchCounts {
  clicks: number;
  /** Sum of the clicked positions, and the number of clicks that reported one. */
  position_sum: number;
  positioned_clicks: number;
  conversions: number;
}

/**
 * Collection `search_queries`: searches by queryID, with their clicks and conversions. A search and its events may
 * arrive in any order and through different processes: the first to arrive creates the document.
 */
export interface SearchQueryDocument extends Partial<SearchCounts> {
  _id: string;
  /** Absent until the search itself is stored. */
  index?: string;
  /** The query in lower case, trimmed. */
  query?: string;
  nb_hits?: number;
  at?: Date;
  expires_at: Date;
}
