import com.helger.diagnostics.error.IError;
import com.helger.io.resource.FileSystemResource;
import com.helger.phive.api.execute.ValidationExecutionManager;
import com.helger.phive.api.executorset.ValidationExecutorSetRegistry;
import com.helger.phive.api.validity.IValidityDeterminator;
import com.helger.phive.en16931.EN16931Validation;
import com.helger.phive.france.FranceCTCValidation;
import com.helger.phive.xml.source.IValidationSourceXML;
import com.helger.phive.xml.source.ValidationSourceXML;
import com.helger.phive.zugferd.ZugferdValidation;
import java.io.File;
import java.util.Locale;

/**
 * Arguments: files and sheets of rules in turn, as "bill.xml" "eu.cen.en16931:cii:1.3.15".
 * One line for each error or warning (of the French sheets most are warnings, also of what is obligatory): file, sheet,
 * rule and text, set apart by tabs; a last line "read N" says that N pairs were read.
 */
public class Phive {
  public static void main(String[] pairs) {
    var registry = new ValidationExecutorSetRegistry<IValidationSourceXML>();
    EN16931Validation.initEN16931(registry);
    ZugferdValidation.initZugferd(registry);
    FranceCTCValidation.initFranceCTC(registry);
    for (var at = 0; at < pairs.length; at += 2) {
      var file = new File(pairs[at]);
      var sheet = pairs[at + 1];
      var rules =
          registry.getAll().stream()
              .filter(one -> one.getID().getAsSingleID().equals(sheet))
              .findFirst()
              .orElseThrow(() -> new IllegalArgumentException("no rules " + sheet));
      var results =
          ValidationExecutionManager.executeValidation(
              IValidityDeterminator.createDefault(),
              rules,
              ValidationSourceXML.create(new FileSystemResource(file)),
              Locale.ENGLISH);
      for (IError error : results.getAllFailures())
        System.out.println(
            String.join(
                "\t",
                file.getName(),
                sheet,
                String.valueOf(error.getErrorID()),
                String.valueOf(error.getErrorText(Locale.ENGLISH)).replaceAll("\\s+", " ")));
    }
    System.out.println("read " + pairs.length / 2);
  }
}
