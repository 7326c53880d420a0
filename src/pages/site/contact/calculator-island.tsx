import { Calculator } from "#src/features/calculators/calculator.tsx";
import { franchiseCalculator } from "#src/features/calculators/franchise.ts";
import { homeCalculator } from "#src/features/calculators/home.ts";
import { landCalculator } from "#src/features/calculators/land.ts";
import { partnerCalculator } from "#src/features/calculators/partner.ts";
import { saveEstimate } from "#src/features/submissions/estimate.ts";

const figures = { anchor: "enquiry", label: "Ask with these figures" };

/** Each calculator with the form that its result is sent with. */
const calculators = {
  partner: { definition: partnerCalculator, formType: "charging_partner", ask: figures },
  franchise: { definition: franchiseCalculator, formType: "franchisee_partner", ask: figures },
  land: { definition: landCalculator, formType: "land_partnership", ask: figures },
  home: {
    definition: homeCalculator,
    formType: "general_query",
    ask: { anchor: "enquiry", label: "Ask about a home charger" },
  },
} as const;

/** A calculator as an island; before hydration it shows an example. */
export function CalculatorIsland({ about }: { about: keyof typeof calculators }) {
  const { definition, formType, ask } = calculators[about];
  return (
    <Calculator
      definition={definition}
      onEstimate={(estimate) => saveEstimate(formType, estimate)}
      ask={ask}
    />
  );
}
