import java.io.File;
import java.util.TreeSet;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** A line a file: its name, then each rule of the standard (the first argument, as "ua1" or "3b") that it breaks. */
public class VeraPdf {
  public static void main(String[] given) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    PDFAFlavour standard = PDFAFlavour.byFlavourId(given[0]);
    for (int at = 1; at < given.length; at++) {
      File file = new File(given[at]);
      TreeSet<String> broken = new TreeSet<>();
      try (PDFAParser parser = Foundries.defaultInstance().createParser(file, standard);
          PDFAValidator validator = Foundries.defaultInstance().createValidator(standard, false)) {
        ValidationResult result = validator.validate(parser);
        for (TestAssertion one : result.getTestAssertions())
          if (one.getStatus() == TestAssertion.Status.FAILED)
            broken.add(one.getRuleId().getClause() + "-" + one.getRuleId().getTestNumber() + " " + one.getMessage());
        if (!result.isCompliant() && broken.isEmpty()) broken.add("not compliant");
      }
      System.out.println(file.getName() + "\t" + String.join("\t", broken));
    }
  }
}
