// The application asked already: press the button for the user.
document.querySelector('[name=logout]').click();
