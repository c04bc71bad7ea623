/** Collection `search_events`: what shoppers did with search results. Nothing in it says who they are. */
export interface SearchEventDocument {
  eventType: 'click' | 'conversion' | 'view';
  eventSubtype: 'purchase' | 'addToCart' | null;
  eventName: string;
  index: string;
  /** Tells visitors apart, and nothing else about them. */
  user: string;
  queryID: string | null;
  objectIDs: string[];
  filters: string[];
  /** Positions of clicks, from 1. */
  positions: number[];
  at: Date;
  expires_at: Date;
}

/** What shoppers did with the results of one search. */
export interface SearchCounts {
  clicks: number;
  /** Sum of the positions that were clicked, and how many clicks told theirs. */
  position_sum: number;
  positioned_clicks: number;
  conversions: number;
}

/**
 * Collection `search_queries`: searches by their queryID, with what came of them. A search and its events may come in
 * any order and through different processes: what came first makes the document, the other completes it.
 */
export interface SearchQueryDocument extends Partial<SearchCounts> {
  _id: string;
  /** Left out until the search itself is stored. */
  index?: string;
  /** The words in lower case, without outer spaces. */
  query?: string;
  nb_hits?: number;
  at?: Date;
  expires_at: Date;
}
