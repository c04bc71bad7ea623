export interface Finding {
  /** What was found, in a sentence; nothing that the source does not say. */
  says: string;
  source: string;
  href: string;
}

/** What the parts of the program rest on. Trials of other programs: nothing here promises a result. */
export const EVIDENCE: readonly Finding[] = [
  {
    says: 'In a trial with 3,234 adults at high risk of type 2 diabetes, a program of eating, moving and regular coaching lowered the number who developed it by 58% over about three years, compared with placebo.',
    source: 'Knowler and others, New England Journal of Medicine 2002; 346: 393–403',
    href: 'https://doi.org/10.1056/NEJMoa012512',
  },
  {
    says: 'Among 1,032 adults who had lost weight, those with a short personal contact each month had regained less of it after two and a half years than those on their own.',
    source: 'Svetkey and others, JAMA 2008; 299: 1139–1148',
    href: 'https://doi.org/10.1001/jama.299.10.1139',
  },
  {
    says: 'A review of 22 studies found that people who write down what they eat, how they move and what they weigh lose more weight; it calls the evidence consistent, but not strong.',
    source: 'Burke, Wang and Sevick, Journal of the American Dietetic Association 2011; 111: 92–102',
    href: 'https://doi.org/10.1016/j.jada.2010.10.008',
  },
];
