/** `category | title: subtitle | author | publisher | dollars | blurb`. All titles and authors are invented. */
export const BOOK_LIST = `
mind-books | Quiet Rooms: Making Space in a Loud Decade | Ilse Brandvold | blue-verandah-press | 32.99 | A psychologist walks through the rooms of an ordinary day, from kitchen to car park, and finds small silences in each. Practical, unhurried and never once tells you to wake at five.
mind-books | The Worry Ledger | Dominic Aruna | blue-verandah-press | 29.99 | An accountant with anxiety keeps books on his worries for a year. What came true, what did not, and what the columns taught him about probability and sleep.
mind-books | After the Long Shift: Burnout and the Way Back | Dr Petra Malouf | casement-and-clark | 34.99 | A nurse turned researcher explains what burnout does to body and judgement, and sets out a recovery in weeks rather than slogans.
mind-books | Sleeping Badly, Living Well | Huon Castellane | blue-verandah-press | 29.99 | For insomniacs who have tried everything. The science of sleep restriction, told by someone who wrote most of it at three in the morning.
mind-books | Ordinary Grief | Marguerite Oyelaran | plover-and-daughters | 27.99 | Twelve essays on losing people, pets and plans, with room in the margins to write your own.
mind-books | The Kind Inner Voice: Sixty Short Practices | Tamsin Weir | blue-verandah-press | 24.99 | Two pages a day on talking to yourself as you would to a friend. Tested with groups in community health centres over ten years.
mind-books | Enough Said: Setting Limits Without a Scene | Josephine Marlow-Pike | plover-and-daughters | 28.99 | Scripts, examples and a few good jokes for people who say yes and mean no.
mind-books | Slow Breath, Long Walk | Arthur Kimani | quarter-moon-cookery | 26.99 | Breathing exercises you can do while moving, gathered along four hundred kilometres of Australian coast.
mind-books | Screens Down: A Family Experiment | Bea Halloran | plover-and-daughters | 29.99 | One household, three teenagers, ninety days. What broke, what mended, and which rule survived.
mind-books | The Second Adolescence: Minds at Midlife | Dr Rohan Vesey | casement-and-clark | 34.99 | Hormones, ambition and memory between forty and sixty, explained by a psychiatrist with a sense of proportion.
fitness-books | Strong at Sixty | Colleen Drax | blue-verandah-press | 32.99 | A strength program for people who have never touched a barbell, with photographs of people who look like your neighbours.
fitness-books | The Ten-Minute Back | Dr Amos Fairlie | casement-and-clark | 27.99 | A physiotherapist’s case for small movements done often. No equipment, no lying on cold floors.
fitness-books | Swim Ocean: A Beginner’s Year | Kirra Dunleavy | blue-verandah-press | 34.99 | From the shallow end to the back of the break, in fifty-two weeks. Technique, rips, wetsuits and nerve.
fitness-books | Walk Every Street | Lionel Ocampo | lantern-hill-books | 29.99 | How a retired postman covered his city on foot and what it did for his knees.
fitness-books | Bones: How to Keep Them | Dr Freya Lindqvist-Tran | casement-and-clark | 31.99 | Osteoporosis explained before it happens. Food, load, balance and medicine, in that order.
fitness-books | Yoga for Stiff People | Marnie Castell | blue-verandah-press | 28.99 | Chairs, walls and bookshelves. Forty sequences that begin where you really are.
fitness-books | The Runner Who Hated Running | Joel Abernethy-Sato | blue-verandah-press | 29.99 | A funny, honest account of going from bus stop to half marathon, with training plans that allow for rain.
fitness-books | Pelvic Floor, Plainly | Siobhan Achterberg | plover-and-daughters | 26.99 | Everything you were too polite to ask, by a physiotherapist who has heard all of it.
cookbooks | One Tray, Twenty Vegetables | Hattie Broome | quarter-moon-cookery | 39.99 | Sixty dinners that look after themselves in the oven while you look after everyone else.
cookbooks | The Heart Table: Cooking After a Scare | Giorgio Pellisier | quarter-moon-cookery | 42.99 | A chef rewrites his grandmother’s food after a stent. Less salt, no less pleasure.
cookbooks | Low and Slow Carb: Diabetes at the Stove | Anjali Rourke | quarter-moon-cookery | 39.99 | Curries, bakes and desserts with the numbers worked out, by a diabetes educator who likes cake.
cookbooks | Beans Are Enough | Maeve Okafor | quarter-moon-cookery | 36.99 | Ninety recipes, eleven kinds of bean, and a chapter about what the neighbours may notice.
cookbooks | Feeding Small Tyrants | Odette Marchetti | quarter-moon-cookery | 34.99 | Dinner for children who eat four things, moving gently towards five.
cookbooks | The Gluten-Free Bread Book | Tomas Erikssen | quarter-moon-cookery | 44.99 | Eleven years of failed loaves so that yours will rise. Sourdough, flatbread and an honest sandwich loaf.
cookbooks | Cooking for One, Properly | Nell Haverstock | quarter-moon-cookery | 32.99 | Half recipes, whole pleasure, and what to do with the other half of the cabbage.
cookbooks | Salt, Fat, Fibre | Dr Ewan Castlereagh | quarter-moon-cookery | 39.99 | A gastroenterologist’s kitchen: how texture and ferments make food you want to digest.
cookbooks | Broth | Yuki Tanaka-Lowe | quarter-moon-cookery | 36.99 | Forty stocks and what to do with them when you are well, tired or ill.
cookbooks | Weeknight Greens | Hattie Broome | quarter-moon-cookery | 34.99 | Fast, green and on the table by seven. A companion to One Tray, Twenty Vegetables.
nutrition-books | What the Evidence Eats: Nutrition Without Noise | Dr Naomi Strickland | casement-and-clark | 36.99 | What is known about food, how well it is known, and which headlines to ignore.
nutrition-books | The Protein Question | Callum Oduya | casement-and-clark | 29.99 | How much, from where and at what age, by a dietitian who works with athletes and grandmothers.
nutrition-books | Fed Up With Bloating | Dr Lena Wojcik | blue-verandah-press | 31.99 | A gut specialist’s six-week investigation, which you carry out on yourself.
nutrition-books | Sugar, Honestly | Peta Gillespie | blue-verandah-press | 27.99 | Neither poison nor nothing. A calm look at the sweet stuff.
nutrition-books | Thirty Grams: The Fibre Handbook | Maeve Okafor | quarter-moon-cookery | 26.99 | Lists, swaps and a little anatomy. Small enough for a handbag.
nutrition-books | Eating for Two Hormones: Menopause at the Table | Dr Simone Arbuckle | casement-and-clark | 32.99 | Bones, weight, sleep and hot nights, and what breakfast has to do with it.
nutrition-books | The Supplement Skeptic | Wren Halloway | blue-verandah-press | 28.99 | Forty common supplements, each on two pages: what it does, what it does not, and who might need it.
nutrition-books | Food and Mood: A Field Guide | Dr Imran Castellan | casement-and-clark | 33.99 | What we know about diet and depression, from the researcher who ran some of the trials.
parenting-books | The First Hundred Nights | Bridie Castellanos | plover-and-daughters | 29.99 | A midwife stays with three families from birth to the first real sleep. Comfort, in chapters you can finish in one feed.
parenting-books | Latch: Breastfeeding as It Really Is | Rosalie Munro | plover-and-daughters | 28.99 | Diagrams, troubleshooting and permission to stop.
parenting-books | Little Fevers: When to Worry and When to Wait | Dr Sanjit Moorhouse | casement-and-clark | 27.99 | An emergency paediatrician on rashes, coughs and the two questions that matter most.
parenting-books | Big Feelings, Small Kitchen | Lottie Arkwright | plover-and-daughters | 26.99 | Tantrums explained from the inside, with things to say that are not “calm down”.
parenting-books | Raising Allergic Kids | Hannah Szabo | plover-and-daughters | 32.99 | Labels, birthday parties, schools and pens, by a mother of three and a paediatric allergist.
parenting-books | Teenagers Are People | Marcus Featherington | plover-and-daughters | 29.99 | A school counsellor’s twenty years outside the principal’s office.
parenting-books | Toilet Training Without Tears | Fern Yardley | plover-and-daughters | 19.99 | Short, funny and right more often than it should be.
parenting-books | The Left-Handed Parent: Raising a Different Child | Dr Noor Vasquez | plover-and-daughters | 31.99 | On autism, ADHD and the children who do not come with instructions.
childrens-books | Olive Goes to the Dentist | Pip Lanternman | lantern-hill-books | 19.99 | Olive has seventeen teeth and a plan to keep her mouth shut.
childrens-books | The Brave Little Plaster | Sunny Achebe | lantern-hill-books | 18.99 | A plaster waits in a tin for the knee of a lifetime.
childrens-books | Where Does the Cough Go? | Pip Lanternman | lantern-hill-books | 19.99 | Follow a cough out of a classroom, round a bus and home for tea.
childrens-books | My Body Is a Good House | Talia Ngata | lantern-hill-books | 21.99 | Rooms, plumbing and a beating clock. A first book of anatomy.
childrens-books | Dr Wombat’s Busy Surgery | Rufus Oakes | lantern-hill-books | 18.99 | A bandicoot with a bee sting, a possum who cannot sleep, and a very patient wombat.
childrens-books | Leo and the Party Bag | Hannah Szabo | lantern-hill-books | 17.99 | A picture book about allergies, parties and speaking up.
childrens-books | Nits! | Sunny Achebe | lantern-hill-books | 16.99 | They hop, they hide, they love clean hair. Nobody’s fault.
childrens-books | The Night Has a Sound | Mirren Doyle | lantern-hill-books | 19.99 | A quiet book for children who are afraid of the dark and parents who are tired.
childrens-books | Vegetables I Have Met | Rufus Oakes | lantern-hill-books | 18.99 | One child, twelve vegetables, a score for each.
childrens-books | Grandpa’s New Heartbeat | Talia Ngata | lantern-hill-books | 19.99 | A pacemaker, explained with drums.
health-journals | The Gut Diary: Twelve Weeks of Food and Feelings | Steady Page | steady-page | 24.99 | A page a day for meals, symptoms, sleep and stress, with a weekly summary to show your doctor.
health-journals | Migraine Journal | Steady Page | steady-page | 19.99 | Triggers, weather, medicine and relief, on a grid that takes a minute.
health-journals | Blood Pressure Log | Steady Page | steady-page | 14.99 | Large boxes, large print, a year of mornings and evenings.
health-journals | Diabetes Day Book | Steady Page | steady-page | 19.99 | Glucose, insulin, food and feet, laid out by a diabetes educator.
health-journals | Pregnancy Week by Week Journal | Steady Page | steady-page | 29.99 | Forty spreads, pockets for scans, and prompts that are not about fruit.
health-journals | The Five-Minute Mood Book | Steady Page | steady-page | 22.99 | Two questions in the morning, three at night, and a coloured square.
health-journals | Baby’s First Year of Everything | Steady Page | steady-page | 34.99 | Feeds, teeth, vaccinations and firsts, in one sturdy book.
health-journals | Training Log for Ordinary Athletes | Steady Page | steady-page | 24.99 | Fifty-two weeks of kilometres, lifts, naps and excuses.
health-journals | Medicine Passport | Steady Page | steady-page | 9.99 | A wallet-sized record of medicines, allergies and doctors, to carry.
health-journals | Period and Cycle Planner | Steady Page | steady-page | 19.99 | Thirteen cycles, symptoms, moods and plans, with a map of the months.
mind-books | The Patient’s Companion: How to Talk With Doctors | Dr Iris Beaumont-Shah | casement-and-clark | 26.99 | Questions to bring, words to borrow, and how to get the most from ten minutes.
nutrition-books | The Family Medicine Handbook | Dr Owen Prideaux | casement-and-clark | 49.99 | Four hundred conditions from acne to zoster, with what to do tonight and whom to see tomorrow.
fitness-books | Falling Well: Balance After Seventy | Colleen Drax | blue-verandah-press | 27.99 | How to stay upright, and how to go down if you must.
cookbooks | The Lunchbox Almanac | Odette Marchetti | quarter-moon-cookery | 29.99 | Two hundred school days, none of them soggy.
parenting-books | Grandparenting: A Refresher | Bridie Castellanos | plover-and-daughters | 27.99 | What has changed since you last did it: car seats, solids, sleep and screens.
`;
