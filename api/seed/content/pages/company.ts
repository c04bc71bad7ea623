import { SHOP } from '../../shop-names';
import type { PageText } from './types';

const ABOUT = `
<p>${SHOP.name} is an Australian pharmacy that happens to be online. There are forty-five of us with doors to walk through, in every state and territory, and one website that all of them pack for.</p>
<h2>How we choose</h2>
<p>Our pharmacists and naturopaths read the evidence before a product gets a shelf. We sell things that only promise what they can do, and we say so when a cheaper one is as good.</p>
<h2>Who looks after you</h2>
<p>Every medicine is supplied by ${SHOP.pharmacy}. Every consultation is with a doctor registered with Ahpra. Prescriptions are written only after you have spoken with one.</p>
<h2>Country</h2>
<p>We work on the lands of many First Nations peoples and pay our respects to Elders past and present.</p>`;

const CONTACT = `
<h2>Talk to a pharmacist</h2>
<p>${SHOP.phone}, 8 am to 8 pm Sydney time, every day. The advice is free, also when you bought it somewhere else.</p>
<h2>Write to us</h2>
<p><a href="mailto:${SHOP.email}">${SHOP.email}</a>. We answer within one business day. Please leave out health details; we will call you for those.</p>
<h2>Urgent</h2>
<ul><li>Emergency: 000</li><li>Poisons Information Centre: 13 11 26</li><li>Healthdirect nurse line: 1800 022 222</li><li>Lifeline: 13 11 14</li></ul>`;

const REWARDS = `
<p>${SHOP.rewards} gives something back on what you would buy anyway.</p>
<h2>Collect</h2>
<ul>
<li>1 point for every whole dollar, on almost everything.</li>
<li>Bonus points on marked products; the number stands beside the price.</li>
<li>3x points on deliveries of the Weight Management Program.</li>
</ul>
<h2>Link your card</h2>
<p>Sign in, open your <a href="/user/dashboard">dashboard</a> and choose “Link your rewards card”. It takes a minute.</p>
<p>Points are not collected on prescription medicines where the law forbids it, or on delivery fees.</p>`;

/** Pages about the shop. */
export const COMPANY_PAGES: readonly PageText[] = [
  {
    path: '/pages/about',
    title: `About ${SHOP.name}`,
    description: 'Who we are and how we choose what we sell.',
    html: ABOUT,
  },
  {
    path: '/pages/contact',
    title: 'Contact us',
    description: 'Talk to a pharmacist or write to us.',
    html: CONTACT,
  },
  {
    path: '/pages/rewards',
    title: SHOP.rewards,
    description: 'How to collect points, and how to link your card.',
    html: REWARDS,
  },
];
