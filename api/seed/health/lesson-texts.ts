export interface LessonText {
  week: number;
  name: string;
  description: string;
  readMinutes: number;
  /** Paragraphs; a line that starts with "## " is a heading. */
  body: string;
}

/** The weekly lessons of the Weight Management Program. */
export const LESSON_TEXTS: readonly LessonText[] = [
  {
    week: 1,
    name: 'Start where you are',
    description: 'Set a direction and measure three things that matter more than the scale.',
    readMinutes: 5,
    body: `Most plans begin with a number to reach. This one begins with a reason. Write down one thing you would like to do more easily three months from now: walk up from the ferry without stopping, sleep through, play on the floor and get up again.

## Three measures
Weigh yourself once, in the morning, and then once a week at most. Measure your waist at the level of your navel, breathing out. And give your energy at four in the afternoon a mark out of ten. Waist and energy often move before weight does.

## This week
Change nothing yet. Note what and when you eat for four days, one of them on a weekend. You are not being marked; you are looking for the two or three moments where a small change would do the most.

If your plan includes a medicine, take it exactly as your doctor said and write down how you feel on the second and third day. Mild nausea is common at the start and usually passes.`,
  },
  {
    week: 2,
    name: 'Protein first',
    description: 'Why twenty-five grams at breakfast changes the whole day.',
    readMinutes: 4,
    body: `When you eat less, the body looks for savings, and muscle is one of them. Protein at every meal, together with some strength work, tells it to look elsewhere.

## How much
Aim for a palm of protein at each meal: two eggs and yoghurt, a tin of tuna, 150 g of tofu, a chicken thigh, a cup of lentils with cheese. A program shake counts as one.

## Why breakfast
People who eat 25 g of protein in the morning are less hungry at night. If you are not a breakfast person, make it your first meal, whenever that is.

## This week
Put the protein on the plate first and build the meal round it. Notice what happens to the afternoon biscuit.`,
  },
  {
    week: 3,
    name: 'Thirty grams of fibre',
    description: 'Feeling full on fewer kilojoules, and keeping things moving.',
    readMinutes: 4,
    body: `Fibre fills, slows and feeds: it fills the stomach, slows the rise of blood sugar and feeds the bacteria that look after the bowel. Most Australians get about twenty grams a day. Thirty is the aim.

## Easy grams
A pear has five, half a tin of chickpeas seven, two slices of grainy bread six, a cup of frozen peas eight. Leave the skins on. Swap half the mince for lentils.

## Go slowly
Add five grams every few days and drink an extra glass of water with it. If smaller meals have made you constipated, a spoon of guar fibre in the morning is gentle and tasteless.

## This week
Find your next ten grams and put them on the shopping list.`,
  },
  {
    week: 4,
    name: 'Hungry, or something else?',
    description: 'Four kinds of hunger and what each one is asking for.',
    readMinutes: 5,
    body: `Stomach hunger grows slowly and is happy with an egg. The other kinds arrive at once and want something in particular.

## Four kinds
Stomach hunger needs a meal. Eye hunger saw a bakery. Heart hunger had a hard phone call. Clock hunger thinks it must be time. None of them is a failing, and only the first is solved by food.

## The ten-minute question
When the urge comes, ask which one it is, then do something else for ten minutes: ring someone, walk round the block, brush your teeth. If you still want it after that, have it, sitting down, on a plate.

## This week
Catch three moments and name them. Naming is the whole exercise.`,
  },
  {
    week: 5,
    name: 'Strength, twice a week',
    description: 'Fifteen minutes and a chair are enough to keep muscle.',
    readMinutes: 6,
    body: `Walking is good for nearly everything. It does not keep muscle while you lose weight. Lifting something heavy, twice a week, does.

## The chair set
Sit and stand ten times. Push up against the kitchen bench ten times. Row a resistance band ten times. Carry two full shopping bags for a minute. Rest, and do it again. When it is easy, slow it down.

## If something hurts
Sore muscles the next day are fine; sharp pain in a joint is not. Swap the move, and tell your doctor at your next consult.

## This week
Put two sessions into your calendar, on days that are not next to each other.`,
  },
  {
    week: 6,
    name: 'Sleep is part of the plan',
    description: 'What five short nights do to appetite, and how to get one back.',
    readMinutes: 5,
    body: `After a few short nights the hormone that says “eat” rises and the one that says “enough” falls. People eat about 1,200 kJ more the next day, most of it in the evening.

## Three levers
Light: get outside within an hour of waking. Timing: keep the same rising time all week, also on Sunday. Temperature: cool the bedroom and warm your feet.

## Snoring
If you snore loudly, stop breathing at night or wake unrefreshed, tell the doctor. Sleep apnoea is common, it gets in the way of weight loss, and it can be treated.

## This week
Choose one lever and hold it for seven nights.`,
  },
  {
    week: 7,
    name: 'Eating out without a speech',
    description: 'Restaurants, birthdays and the in-laws.',
    readMinutes: 4,
    body: `You do not need to explain your plan to anyone. You need one decision made before you arrive.

## Decide one thing
Two courses or wine. The chips or the dessert. Half now, half in a box. One decision is enough; then enjoy the company.

## Order of eating
Start with the vegetables and the protein and leave the bread for last. You will want less of it and nobody will notice.

## When somebody insists
“It looks wonderful, I’ll start with this” ends most conversations.

## This week
Eat out once on purpose and make one decision.`,
  },
  {
    week: 8,
    name: 'The plateau',
    description: 'Why the scale stops, and the four questions to ask before changing anything.',
    readMinutes: 5,
    body: `Weight comes off in steps. A smaller body also uses less energy, so what worked in week two may only hold steady in week eight. That is arithmetic, not failure.

## Four questions
Has your waist changed, even if your weight has not? Have portions crept up? Are you sleeping? Is your strength work happening? If the waist is still moving, change nothing.

## What helps
Measure portions for three days. Add a walk after dinner. Bring protein back up. Do not halve your food: the body answers that with hunger.

## When to ask
If nothing has moved for four weeks, book a follow-up consult. Your doctor may want to check your thyroid, your medicines or your dose.`,
  },
  {
    week: 9,
    name: 'Drinks count',
    description: 'The kilojoules nobody chews.',
    readMinutes: 3,
    body: `A large flat white has about 900 kJ, a glass of wine 500, a juice as much as a soft drink. None of it makes you eat less afterwards.

## Swaps that last
A small coffee instead of a large. Soda with bitters between drinks. A bottle of cold water at the front of the fridge, where the juice used to be.

## Alcohol and medicines
Some weight-loss medicines change how alcohol feels. Go slowly, eat first, and do not drink on days when you are nauseated.

## This week
Note every drink for three days. Then change the easiest one.`,
  },
  {
    week: 10,
    name: 'Kindness works better',
    description: 'What to say to yourself after a hard day.',
    readMinutes: 4,
    body: `People who are kind to themselves after a slip eat less the next day than people who tell themselves off. It has been measured.

## The next meal
A hard day is one day. The plan begins again at the next meal, not on Monday.

## If it is more than a slip
Eating large amounts in secret, feeling out of control, or making yourself sick are signs of an eating disorder. Tell your doctor, or call the Butterfly helpline on 1800 33 4673. You will not be judged and the plan can be adjusted.

## This week
Write the sentence you would say to a friend. Keep it where you will see it.`,
  },
  {
    week: 11,
    name: 'Make the kitchen do the work',
    description: 'Arrange things so that the good choice is the lazy one.',
    readMinutes: 4,
    body: `Nobody decides well at half past six with children asking. The kitchen can decide for you.

## Rearrange
Fruit on the bench, biscuits in a tin on the top shelf. Cut vegetables at eye level in the fridge. Smaller plates at the front of the cupboard.

## Cook once
One tray of roast vegetables, one pot of grains and one protein on Sunday are four dinners. Freeze two portions for the evening when everything goes wrong.

## This week
Move three things. It takes ten minutes and lasts for months.`,
  },
  {
    week: 12,
    name: 'What you have changed',
    description: 'Measure again, and choose what to keep.',
    readMinutes: 5,
    body: `Repeat the three measures of week one: weight, waist and energy at four o’clock. Read the reason you wrote down. Is it closer?

## Five per cent
Losing five per cent of your starting weight lowers blood pressure, blood sugar and the strain on knees. If you are there, that is not a small result. It is the result that studies hope for.

## Keep, change, drop
List what you have been doing. Keep what is easy by now. Change what is a chore. Drop what never helped.

## Next
Book your follow-up consult. You and your doctor decide whether to go on, adjust or begin to step down.`,
  },
  {
    week: 13,
    name: 'Holding on to it',
    description: 'Maintenance is a skill, with its own habits.',
    readMinutes: 5,
    body: `The body defends its old weight for a year or more. People who keep weight off are not stronger-willed; they keep a few habits that catch a change early.

## Four habits
They weigh themselves weekly and act on two kilos. They move for about an hour on most days. They eat a similar breakfast. They keep in touch with someone about it.

## If medicine is part of your plan
Do not stop by yourself. Appetite often comes back within weeks, and your doctor can plan the step down with you.

## This week
Choose your two-kilo plan: what you will do, for how long, and whom you will tell.`,
  },
  {
    week: 14,
    name: 'The long view',
    description: 'Check-ups, seasons and setting the next reason.',
    readMinutes: 4,
    body: `Winters, holidays, illnesses and new jobs will come. A plan that survives them bends.

## Your yearly list
A blood pressure check, blood tests your doctor suggests, the dentist, the skin check you keep putting off. Bring your measurements; they help.

## The next reason
Write a new one. It may have nothing to do with weight by now.

## Thank you
You have read fourteen lessons, and probably cooked more lentils than you expected. Come back to any of them when you need it; they stay open.`,
  },
];
