// A demo account fills in the form.
for (const button of document.querySelectorAll('[data-user]')) {
  button.addEventListener('click', () => {
    document.getElementById('user').value = button.dataset.user;
    document.getElementById('password').value = 'demo';
    document.querySelector('form [type=submit]').focus();
  });
}
